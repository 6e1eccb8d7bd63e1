"""The HTTP interface as another program calls it: another device, or a test that prepares."""

import json
import pathlib
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 60
"""Seconds for one answer."""


class Refused(Exception):
    """A problem document."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem


class Client:
    def __init__(self, program):
        self.program = program

    def call(self, method, path, body=None, headers=None):
        """The answer's body; bytes in are sent as they are, anything else as JSON."""
        headers = dict(headers or {})
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.program.address + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return response.read()
        except urllib.error.HTTPError as error:
            text = error.read()
            try:
                problem = json.loads(text)
            except ValueError:
                problem = {"type": None, "detail": text.decode(errors="replace")}
            raise Refused(error.code, problem) from None

    def json(self, method, path, body=None):
        return json.loads(self.call(method, path, body))

    def add(self, file, name=None, copy=False):
        """Imports a file; gives the book."""
        file = pathlib.Path(file)
        query = {"name": name or file.name, **({"copy": "true"} if copy else {})}
        path = "/api/books?" + urllib.parse.urlencode(query)
        return self.json("POST", path, file.read_bytes())

    def put_back(self, number, file):
        """Puts the file of a book back; gives the book."""
        path = f"/api/books/{number}/file?" + urllib.parse.urlencode({"name": pathlib.Path(file).name})
        return json.loads(self.call("PUT", path, pathlib.Path(file).read_bytes()))

    def refusal(self, file):
        """The problem with which a file is refused."""
        try:
            book = self.add(file)
        except Refused as refused:
            return refused.problem
        raise AssertionError(f"{file} was taken, as {book['title']}")

    def books(self):
        return self.json("GET", "/api/books")["books"]

    def book(self, number):
        return self.json("GET", f"/api/books/{number}")

    def chapter(self, number, index):
        return self.json("GET", f"/api/books/{number}/chapters/{index}")

    def text(self, number):
        """All of a book's text as UTF-16, so that two bytes are one unit of an offset."""
        import html
        import re

        text = ""
        for chapter in self.book(number)["chapters"]:
            source = self.chapter(number, chapter["index"])["html"]
            # A formula that is shown in place of a line counts as that line.
            source = re.sub(r'<math[^>]*\sdata-source="([^"]*)"[^>]*>.*?</math>', r"\1", source)
            text += html.unescape(re.sub(r"<[^>]*>", "", source))
        return text.encode("utf-16-le")

    def position(self, number):
        return self.json("GET", f"/api/books/{number}/position")

    def set_position(self, number, offset, device="another device"):
        """Stores a place as another device does, whatever the version is."""
        version = self.position(number)["version"]
        return self.json("PUT", f"/api/books/{number}/position", {"offset": offset, "version": version, "device": device})

    def speech(self, number):
        """What counts when the book is read aloud."""
        return self.json("GET", f"/api/books/{number}/speech")

    def choose_speech(self, scope, **choices):
        """Decides something about reading aloud, as another device does."""
        present = self.json("GET", f"/api/speech/{scope}")
        body = {name: present[name] for name in ("version", "skip", "pauses", "pronunciations")}
        return self.json("PUT", f"/api/speech/{scope}", {**body, **choices})

    def timeline(self, number, start, voice, seconds, rules=None):
        """The segments of a reading up to a time in its sound, as far as there are any; by the
        present rules unless others are named."""
        rules = rules or self.speech(number)["key"]
        query = urllib.parse.urlencode({"from": start, "voice": voice, "rules": rules})
        segments, index = [], 0
        while not segments or segments[-1]["to"] < seconds:
            part = self.json("GET", f"/api/books/{number}/timeline?{query}&index={index}")
            segments += part["segments"]
            index = part["next"]
            if part["complete"] or part["failure"]:
                break
        return segments
