"""Messages are encrypted as RFC 8291 says, and signed as RFC 8292 says."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tichu.server.push import base64url
from tichu.server.push.encryption import CURVE, BrowserKeys, encrypt
from tichu.server.push.transport import check_endpoint
from tichu.server.push.vapid import VapidKey, new_secret

# The example of RFC 8291, appendix A.
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
TEXT = b"When I grow up, I want to be a watermelon"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    keys = BrowserKeys.of(base64url.decode(PUBLIC), base64url.decode(AUTH))
    own = ec.derive_private_key(int.from_bytes(base64url.decode(OWN)), CURVE)
    assert base64url.encode(encrypt(TEXT, keys, own, base64url.decode(SALT))) == BODY


@pytest.mark.parametrize(("public", "auth"), [(PUBLIC, "AAAA"), ("AAAA", AUTH), (PUBLIC[:-4] + "AAAA", AUTH)])
def test_invalid_keys_are_refused(public: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        BrowserKeys.of(base64url.decode(public), base64url.decode(auth))


def test_the_server_proves_who_it_is() -> None:
    key = VapidKey(new_secret(), "https://tichu.example")
    scheme, _, fields = key.authorization("https://push.example:443/abc", 1000.0).partition(" ")
    token, public = (part.partition("=")[2] for part in fields.split(", "))
    signed, _, signature = token.rpartition(".")
    claims = json.loads(base64url.decode(signed.split(".")[1]))
    raw = base64url.decode(signature)
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url.decode(public))
    sender.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    assert scheme == "vapid" and public == key.public
    assert claims == {"aud": "https://push.example:443", "exp": 44200, "sub": "https://tichu.example"}


@pytest.mark.parametrize("endpoint", ["https://push.example/abc", "https://push.example:443/a?b=c"])
def test_public_addresses_are_accepted(endpoint: str) -> None:
    check_endpoint(endpoint, local=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/abc", "https://push.example:8443/", "https://localhost/", "https://intranet/",
        "https://127.0.0.1/", "https://10.1.2.3/", "https://169.254.169.254/latest", "https://[::1]/",
        "https://[::ffff:10.0.0.1]/", "https://192.168.0.1./", "https://a@push.example/", "file:///etc/passwd",
        "https://push.example/\n", "https://" + "x" * 1000 + ".example/", "nonsense", "https://[",
    ],
)  # fmt: skip
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        check_endpoint(endpoint, local=False)
