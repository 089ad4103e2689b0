"""Keeps one LibreOffice running and converts files with it, one after the other.

Reads a task as a line of JSON, `{"input": path, "output": path, "filters": {service: filter}}`, in which
`"pages": "1-20"` may say which pages of a PDF are wanted, and answers with a line, `{"status": "done"}` or
`{"status": "failed", "reason": text}`. Says `{"status": "ready", "sockets": [path]}` first. When its input closes it ends, LibreOffice with
it, and the folder of its profile is removed.

Arguments: the LibreOffice program, the folder of its profile.
"""

import glob
import json
import os
import shutil
import signal
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

sockets = []
NEVER_EXECUTE_MACROS = 0
NO_UPDATE = 0
START_SECONDS = 60


def main(program, profile):
    pipe = "transloom-%d" % os.getpid()
    office = start_office(program, profile, pipe)
    desktop = connect(office, pipe)
    sockets.extend(sockets_of_group())
    answer({"status": "ready", "sockets": sockets})
    for line in sys.stdin:
        task = json.loads(line)
        try:
            convert(desktop, task)
            answer({"status": "done"})
        except Exception as error:  # whatever LibreOffice throws is about this one file
            answer({"status": "failed", "reason": str(error) or type(error).__name__})
    shutil.rmtree(profile, ignore_errors=True)  # whoever else would remove it is gone


def start_office(program, profile, pipe):
    return subprocess.Popen(
        [
            program,
            "-env:UserInstallation=" + uno.systemPathToFileUrl(profile),
            "--headless",
            "--norestore",
            "--nologo",
            "--nodefault",
            "--nolockcheck",
            "--accept=pipe,name=%s;urp;" % pipe,
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def connect(office, pipe):
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
    address = "uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            remote = resolver.resolve(address)
            return remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
        except Exception:
            if office.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def sockets_of_group():
    """Paths of the sockets that LibreOffice opened, wherever it pleased; a killed one does not remove them."""
    try:
        with open("/proc/net/unix") as lines:
            fields = [line.split() for line in lines]
    except OSError:  # not Linux
        return []
    paths = {each[6]: each[7] for each in fields if len(each) == 8 and each[7].startswith("/")}
    held = [inode for process in processes_of_group() for inode in inodes_of(process)]
    return sorted({paths[inode] for inode in held if inode in paths})


def processes_of_group():
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.getpgid(int(name)) == os.getpgid(0):
                yield name
        except ProcessLookupError:
            pass


def inodes_of(process):
    for file in glob.glob("/proc/%s/fd/*" % process):
        try:
            link = os.readlink(file)
        except OSError:  # closed meanwhile
            continue
        if link.startswith("socket:["):
            yield link[len("socket:[") : -1]


def remove(paths):
    for path in filter(os.path.exists, paths):
        os.unlink(path)


def convert(desktop, task):
    document = desktop.loadComponentFromURL(
        uno.systemPathToFileUrl(task["input"]),
        "_blank",
        0,
        properties(Hidden=True, MacroExecutionMode=NEVER_EXECUTE_MACROS, UpdateDocMode=NO_UPDATE),
    )
    if document is None:
        raise ValueError("not loaded")
    try:
        filters = task["filters"]
        name = next((filters[service] for service in filters if document.supportsService(service)), None)
        if name is None:
            raise ValueError("another kind of document")
        document.storeToURL(
            uno.systemPathToFileUrl(task["output"]),
            properties(FilterName=name, Overwrite=True, **filter_data(task)),
        )
    finally:
        document.close(True)


def filter_data(task):
    if "pages" not in task:
        return {}
    return {"FilterData": uno.Any("[]com.sun.star.beans.PropertyValue", properties(PageRange=task["pages"]))}


def properties(**values):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())


def answer(value):
    print(json.dumps(value), flush=True)


try:
    main(sys.argv[1], sys.argv[2])
finally:
    remove(sockets)
    os.killpg(0, signal.SIGKILL)  # LibreOffice is in our process group
