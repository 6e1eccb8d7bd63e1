"""A network of its own, whose name server changes its mind: run under `unshare --map-root-user --net --mount`.

Prints one line of JSON: what each address of the command line ended in, and every connection to loopback.
"""

import json
import socket
import struct
import subprocess
import sys
import tempfile
import threading

OUTSIDE = "93.184.216.34"
RESOLVER = "10.9.9.9"
TEXT = "<p>" + "The boat had lain in the harbour for years, and nobody knew whose it was. " * 12 + "</p>"
reached = []
asked = {}


def addresses(name, kind):
    """The addresses of a name: 1 asks for version 4, 28 for version 6."""
    first = name.split(".")[0].rstrip("0123456789")
    if kind == 28:
        six = {"six": "::1", "mapped": "::ffff:127.0.0.1"}.get(first)
        return [socket.inet_pton(socket.AF_INET6, six)] if six else []
    asked[name] = asked.get(name, 0) + 1
    four = {
        "site": [OUTSIDE],
        "inside": ["127.0.0.1"],
        "opened": ["127.0.0.1"],
        "mixed": ["127.0.0.1", OUTSIDE],
        "flip": [OUTSIDE if asked[name] == 1 else "127.0.0.1"],
    }.get(first, [])
    return [socket.inet_aton(address) for address in four]


def answer_names():
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind((RESOLVER, 53))
    while True:
        query, client = server.recvfrom(2000)
        place, labels = 12, []
        while query[place]:
            labels.append(query[place + 1 : place + 1 + query[place]].decode())
            place += 1 + query[place]
        (kind,) = struct.unpack(">H", query[place + 1 : place + 3])
        found = addresses(".".join(labels).lower(), kind)
        records = b"".join(b"\xc0\x0c" + struct.pack(">HHIH", kind, 1, 0, len(one)) + one for one in found)
        head = query[:2] + struct.pack(">HHHHH", 0x8180, 1, len(found), 0, 0)
        server.sendto(head + query[12 : place + 5] + records, client)


def page(host, path):
    """What the outside answers."""
    path, _, query = path.partition("?")
    if path == "/to":
        return f"HTTP/1.1 302 Found\r\nLocation: {query}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    more, text = "", TEXT
    if path == "/pictures":
        names = ["inside", "mapped", "six"]
        more = '<img src="/own.png">' + "".join(f'<img src="http://{name}.example/{name}.png">' for name in names)
    if path == "/pages":
        more = f'<a rel="next" href="http://{host}/pages?page={int(query[5:] or 1) + 1}">Next</a>'
        text = TEXT.replace("boat", "boat " + query)
    body = f"<html><head><title>Outside</title></head><body><article>{text}{more}{text}</article></body></html>"
    return f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"


def serve(family, address, is_inside):
    server = socket.socket(family)
    server.bind((address, 80))
    server.listen(50)
    while True:
        connection, _ = server.accept()
        request = connection.recv(4000).decode("latin-1")
        if is_inside:
            reached.append(request.split("\r\n")[0])
        lines = request.split("\r\n")
        host = next((line[6:] for line in lines if line.lower().startswith("host: ")), "")
        connection.sendall(page(host, lines[0].split(" ")[1]).encode())
        connection.close()


def main(program, home, *wanted):
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    for address in (OUTSIDE, RESOLVER):
        subprocess.run(["ip", "address", "add", address + "/32", "dev", "lo"], check=True)
    for path, text in (("/etc/resolv.conf", f"nameserver {RESOLVER}\n"), ("/etc/nsswitch.conf", "hosts: dns\n")):
        with tempfile.NamedTemporaryFile("w", dir=home, delete=False) as file:
            file.write(text)
        subprocess.run(["mount", "--bind", file.name, path], check=True)
    servers = [(socket.AF_INET, OUTSIDE, False), (socket.AF_INET, "127.0.0.1", True), (socket.AF_INET6, "::1", True)]
    for server in servers:
        threading.Thread(target=serve, args=server, daemon=True).start()
    threading.Thread(target=answer_names, daemon=True).start()
    ends = {}
    for address in wanted:
        added = subprocess.run(
            [program, "add", "--home", home + "/library", "--open-host", "opened.example", address],
            capture_output=True,
            text=True,
            check=False,
        )
        ends[address] = added.stdout + added.stderr
    print(json.dumps({"ends": ends, "reached": reached, "asked": asked}))


if __name__ == "__main__":
    main(*sys.argv[1:])
