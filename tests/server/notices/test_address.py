"""Where a webhook may go: addresses are read strictly, and private ones known in every form."""

from __future__ import annotations

import pytest

from footplate.server.notices.address import Address, fault, is_public, read
from footplate.server.notices.failure import Failure

PRIVATE = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.1.2.3",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.9",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:7f00:1::",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2a00:1450:4001::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.1",
    "172.32.0.1",
    "2606:4700::1111",
    "2a00:1450::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_special_address_counts_as_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_the_addresses_of_hosts_count_as_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("text", ["", "localhost", "127.1", "2130706433", "0x7f.1", "010.8.8.8", "8.8.8.8 "])
def test_what_is_no_ip_address_is_not_public(text: str) -> None:
    assert not is_public(text)


@pytest.mark.parametrize(
    ("url", "meant", "authority"),
    [
        ("https://hook.example", Address("https", "hook.example", 443, "/"), "hook.example"),
        ("http://hook.example/a?b=c", Address("http", "hook.example", 80, "/a?b=c"), "hook.example"),
        ("HTTPS://Hook.Example.:8443?x", Address("https", "hook.example", 8443, "/?x"), "hook.example:8443"),
        ("http://hook.example:443/", Address("http", "hook.example", 443, "/"), "hook.example:443"),
        ("http://1.1.1.1/a@b:c", Address("http", "1.1.1.1", 80, "/a@b:c"), "1.1.1.1"),
        ("http://[2606:4700:0::1]:1025/", Address("http", "2606:4700::1", 1025, "/"), "[2606:4700::1]:1025"),
        ("https://a_b.x-y.example/%20", Address("https", "a_b.x-y.example", 443, "/%20"), "a_b.x-y.example"),
    ],
)
def test_an_address_is_read(url: str, meant: Address, authority: str) -> None:
    assert read(url) == meant
    assert meant.authority == authority


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook.example",
        "//hook.example/",
        "ftp://hook.example/",
        "file:///etc/passwd",
        "gopher://hook.example/",
        "https:hook.example",
        "https:///path",
        "https://",
        " https://hook.example/",
        "https://hook.example/ ",
        "https://hook.example/\n",
        "https://hook.example/a b",
        "https://hook.example/\r\nHost: other",
        "https://hook\t.example/",
        "https://hook.example\\@127.0.0.1/",
        "https://ann@hook.example/",
        "https://ann:secret@hook.example/",
        "https://hook.example@127.0.0.1/",
        "https://hook.example#@127.0.0.1/",
        "https://hook.example/#part",
        "https://hook.example:/",
        "https://hook.example:0/",
        "https://hook.example:22/",
        "https://hook.example:25/",
        "https://hook.example:1024/",
        "https://hook.example:65536/",
        "https://hook.example:8080:80/",
        "https://hook.example:+80/",
        "https://hook%2eexample/",
        "https://hoök.example/",
        "https://hook。example/",
        "https://①②⑦.⓪.⓪.①/",
        "https://hook..example/",
        "https://.example/",
        "https://-hook.example/",
        "https://" + "a" * 64 + ".example/",
        "https://2130706433/",
        "https://017700000001/",
        "https://0x7f000001/",
        "https://0x7f.0.0.1/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://127.0.1/",
        "https://127.0.0.0x1/",
        "https://127.0.0.01/",
        "https://127.0.0.1./",
        "https://0/",
        "https://0x/",
        "https://256.1.1.1/",
        "https://1.1.1.1.1/",
        "https://[::1/",
        "https://::1/",
        "https://[127.0.0.1]/",
        "https://[hook.example]/",
        "https://[fe80::1%25eth0]/",
        "https://[v1.a]/",
        "https://[::1]x/",
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(url: str) -> None:
    refused = read(url)
    assert isinstance(refused, Failure)
    assert refused.lasting
    assert "secret" not in refused.reason


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/", "http://[fe80::1]/"]
)
def test_a_private_address_in_numbers_is_refused_before_it_is_tried(url: str) -> None:
    refused = fault(url, allow_private=False)
    assert refused is not None
    assert "public" in refused.reason
    assert fault(url, allow_private=True) is None


@pytest.mark.parametrize("url", ["https://hook.example/x", "https://1.1.1.1/"])
def test_a_name_and_a_public_address_may_be_tried(url: str) -> None:
    assert fault(url, allow_private=False) is None


def test_what_is_no_address_is_refused_even_where_private_ones_are_not() -> None:
    assert fault("ftp://hook.example/", allow_private=True) is not None
