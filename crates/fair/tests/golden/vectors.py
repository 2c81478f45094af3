"""Writes vectors.txt: fair dice as Python's standard library rolls them, sharing nothing with the Rust code.

usage: python3 vectors.py > vectors.txt
"""

import hashlib
import hmac

TWO_DICE = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
LISTS = {
    "die": [1] * 6,
    "two-dice": [1 if high == low else 2 for high, low in TWO_DICE],
    "roll-off": [1] * 36,
    "uneven": [1, 0, 65535, 3, 0, 7],
    "single": [5],
}
TABLES = [
    ("00" * 32, "t", []),
    ("07" * 32, "table-1", ["00112233", "ddccbbaa"]),
    (hashlib.sha256(b"one").hexdigest(), "чайхана", ["", "ff" * 64, "00", ""]),
    (hashlib.sha256(b"two").hexdigest(), "x" * 255, [hashlib.sha256(b"seat").hexdigest()] * 4),
    # The same bytes, shared out differently.
    ("07" * 32, "table-1", ["0011223344", "ccbbaa"]),
    ("07" * 32, "able-1", ["00112233", "ddccbbaa74"]),
]
# Bounds at which every second, or almost no, draw is drawn again.
BOUNDS = [1, 2, 6, 36, 2**32 + 1, 2**63 - 1, 2**63 + 1, 2**64 - 1]
NUMBERS = [1, 2, 3, 4, 5, 143, 2**32, 2**64 - 1]


def below(secret, table, seats, number, bound):
    message = b"teahouse-dice-1" + bytes([len(seats)])
    for seat in seats:
        message += bytes([len(seat)]) + seat
    message += bytes([len(table)]) + table + number.to_bytes(8, "big")
    for retry in range(2**32):
        code = hmac.new(secret, message + retry.to_bytes(4, "big"), hashlib.sha256).digest()
        drawn = int.from_bytes(code[:8], "big")
        if drawn < 2**64 // bound * bound:
            return drawn % bound, retry
    raise AssertionError("2**32 draws in vain")


def pick(drawn, weights):
    for index, weight in enumerate(weights):
        if drawn < weight:
            return index
        drawn -= weight
    raise AssertionError("the weights sum to more")


for secret_hex, name, seats_hex in TABLES:
    secret, table = bytes.fromhex(secret_hex), name.encode()
    seats = [bytes.fromhex(seat) for seat in seats_hex]
    print("table", secret_hex, hashlib.sha256(secret).hexdigest(), name, *[seat or "-" for seat in seats_hex])
    for number in NUMBERS:
        for bound in BOUNDS:
            drawn, retries = below(secret, table, seats, number, bound)
            print("below", number, bound, drawn, retries)
        for kind, weights in LISTS.items():
            drawn, _ = below(secret, table, seats, number, sum(weights))
            print("pick", number, kind, pick(drawn, weights))
