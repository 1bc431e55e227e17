"""OpenStack Swift with its S3 interface, whole in one process, on loopback, over a folder of its own.

Swift's own storage servers honour "If-None-Match: *", but its S3 interface refuses such uploads. The
last argument says what becomes of them here: "honoured" lifts that refusal, and makes uploads of one
key one at a time, as Amazon's S3 does; "refused" leaves Swift as it is; "ignored" is a server that
overwrites without a word. Listings come in pages of twenty.
"""

import os
import sys
from collections import defaultdict

import eventlet

eventlet.monkey_patch()

import eventlet.wsgi  # noqa: E402
from eventlet.semaphore import Semaphore  # noqa: E402
from swift.common import utils, wsgi  # noqa: E402
from swift.common.middleware.s3api.s3request import S3Request  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.proxy.server import Application  # noqa: E402

folder, port, access_key, secret_key, conditional_uploads = sys.argv[1:]
account, user = access_key.split(":")

SWIFT = """
[swift-hash]
swift_hash_path_suffix = test
[storage-policy:0]
name = only
default = yes
"""

PROXY = f"""
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 20
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""

STORAGE = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
disable_fallocate = true
[app:main]
use = egg:swift#{kind}
"""

CONDITION = "HTTP_IF_NONE_MATCH"


class NoCache:
    """Remembers nothing: every question goes to the storage servers."""

    def get(self, *_args, **_kwargs):
        return None

    def set(self, *_args, **_kwargs):
        return None

    delete = set


def written(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf8") as file:
        file.write(text)
    return path


def serve(socket, app):
    log = utils.NullLogger()
    eventlet.spawn(eventlet.wsgi.server, socket, app, log=log, log_output=False)


def listen(number):
    return eventlet.listen(("127.0.0.1", number), backlog=512, reuse_port=False)


def start_storage(kind):
    socket = listen(0)
    number = socket.getsockname()[1]
    place = {"ip": "127.0.0.1", "port": number, "device": "disk", "region": 1, "zone": 1, "weight": 1}
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({**place, "id": 0, "replication_ip": "127.0.0.1", "replication_port": number})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    config = STORAGE.format(folder=folder, kind=kind)
    serve(socket, wsgi.loadapp(written(f"{kind}.conf", config)))


def lift_refusal():
    check = S3Request._validate_headers

    def check_the_others(request):
        condition = request.environ.pop(CONDITION, None)
        check(request)
        if condition is not None:
            request.environ[CONDITION] = condition

    S3Request._validate_headers = check_the_others


def drop_conditions():
    answer = Application.__call__

    def answer_without(application, environment, start_response):
        environment.pop(CONDITION, None)
        return answer(application, environment, start_response)

    Application.__call__ = answer_without


def front(app):
    locks = defaultdict(Semaphore)

    def one_upload_of_a_key_at_a_time(environment, start_response):
        environment["swift.cache"] = NoCache()
        if environment["REQUEST_METHOD"] != "PUT":
            return app(environment, start_response)
        with locks[environment["PATH_INFO"]]:
            return list(app(environment, start_response))

    return one_upload_of_a_key_at_a_time


written("swift.conf", SWIFT)
utils.set_swift_dir(folder)
os.makedirs(os.path.join(folder, "disk"), exist_ok=True)
for storage_kind in ("account", "container", "object"):
    start_storage(storage_kind)
if conditional_uploads != "refused":
    lift_refusal()
if conditional_uploads == "ignored":
    drop_conditions()
serve(listen(int(port)), front(wsgi.loadapp(written("proxy.conf", PROXY))))
while True:
    eventlet.sleep(3600)
