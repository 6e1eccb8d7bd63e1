"""Serves S3 with one empty bucket on a loopback address, for tests in Swift, until its standard input ends.

Its first line says where it serves, and with which keys: one that may do everything, and one that may only read. moto
checks signatures by Amazon's own library once the keys are there.
"""

import json
import os
import sys

BEFORE_CHECKS = 7
"""The requests below, which need no key."""

os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = str(BEFORE_CHECKS)

import boto3  # noqa: E402
from moto.server import ThreadedMotoServer  # noqa: E402


def add_key(iam, name, actions):
    iam.create_user(UserName=name)
    statement = {"Effect": "Allow", "Action": actions, "Resource": "*"}
    policy = json.dumps({"Version": "2012-10-17", "Statement": [statement]})
    iam.put_user_policy(UserName=name, PolicyName="all", PolicyDocument=policy)
    key = iam.create_access_key(UserName=name)["AccessKey"]
    return {"name": key["AccessKeyId"], "secret": key["SecretAccessKey"]}


def main():
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    _, port = server.get_host_and_port()
    options = {
        "endpoint_url": f"http://127.0.0.1:{port}",
        "region_name": "us-east-1",
        "aws_access_key_id": "any",
        "aws_secret_access_key": "any",
    }
    boto3.client("s3", **options).create_bucket(Bucket="books")
    iam = boto3.client("iam", **options)
    told = {"port": port, "all": add_key(iam, "eva", ["*"]), "reading": add_key(iam, "adam", ["s3:ListBucket", "s3:GetObject"])}
    print(json.dumps(told), flush=True)
    sys.stdin.read()


main()
