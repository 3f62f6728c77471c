"""A dealer's outcomes follow from the seed, the purpose and the number of the draw alone."""

import hmac
from hashlib import sha256
from itertools import product

import pytest

from footplate.kernel.action import Action
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.dealer import Dealer, commitment

SEED = bytes(range(32))


class Roll(Action, frozen=True):
    """A die."""

    pips: int


DIE: Odds = equal([Roll(pips) for pips in range(6)])


def rolls(dealer: Dealer, purpose: str, count: int, odds: Odds = DIE) -> list[Action]:
    return [dealer.choose(odds, purpose) for _ in range(count)]


def test_the_same_seed_and_purpose_give_the_same_outcomes() -> None:
    assert rolls(Dealer(SEED), "cubes", 50) == rolls(Dealer(SEED), "cubes", 50)


def test_another_seed_gives_other_outcomes() -> None:
    assert rolls(Dealer(SEED), "cubes", 50) != rolls(Dealer(sha256(SEED).digest()), "cubes", 50)


def test_another_purpose_gives_other_outcomes() -> None:
    assert rolls(Dealer(SEED), "cubes", 50) != rolls(Dealer(SEED), "cards", 50)


def test_a_stream_does_not_hear_of_the_others() -> None:
    disturbed = Dealer(SEED)
    outcomes = []
    for turn in range(20):
        rolls(disturbed, "cards", turn % 3)
        outcomes += rolls(disturbed, "cubes", 1)
    assert outcomes == rolls(Dealer(SEED), "cubes", 20)


def test_a_draw_that_can_bring_one_thing_only_counts_in_its_stream() -> None:
    forced, free = Dealer(SEED), Dealer(SEED)
    assert forced.choose(draw([5], (Roll(9),)), "cubes") == Roll(9)
    assert [Roll(9), *rolls(forced, "cubes", 9)][1:] == rolls(free, "cubes", 10)[1:]


def test_a_dealer_goes_on_where_another_was() -> None:
    whole, first = Dealer(SEED), Dealer(SEED)
    begun = {purpose: rolls(first, purpose, count) for purpose, count in (("cubes", 3), ("cards", 5))}
    then = Dealer(SEED, dealt=first.dealt)
    assert first.dealt == {"cubes": 3, "cards": 5}
    for purpose in begun:
        assert begun[purpose] + rolls(then, purpose, 20) == rolls(whole, purpose, len(begun[purpose]) + 20)


def test_what_was_dealt_is_told_by_a_copy() -> None:
    dealer = Dealer(SEED)
    told = dealer.dealt
    rolls(dealer, "cubes", 2)
    told["cubes"] = 7
    assert dealer.dealt == {"cubes": 2}


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 48])
def test_outcomes_are_even(sides: int) -> None:
    draws = 6_000
    odds = equal([Roll(pips) for pips in range(sides)])
    found = rolls(Dealer(SEED), f"die {sides}", draws, odds)
    expected = draws / sides
    chi_square = sum([(found.count(one) - expected) ** 2 / expected for one, _ in odds])
    freedom = sides - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_outcomes_keep_their_weights() -> None:
    odds = draw([1, 9], (Roll(1), Roll(2)))
    found = rolls(Dealer(SEED), "weights", 5_000, odds)
    assert 400 < found.count(Roll(1)) < 600


def test_following_draws_do_not_depend_on_each_other() -> None:
    found = rolls(Dealer(SEED), "pairs", 7_200)
    pairs = list(zip(found[::2], found[1::2], strict=True))
    counts = [pairs.count((one, other)) for (one, _), (other, _) in product(DIE, DIE)]
    assert sum([(count - 100) ** 2 / 100 for count in counts]) < 35 + 4 * 70**0.5


def test_a_weight_as_large_as_a_word_favours_nothing() -> None:
    odds = draw([3 << 62, 1 << 62], (Roll(1), Roll(2)))
    assert 2_100 < rolls(Dealer(SEED), "huge", 3_000, odds).count(Roll(1)) < 2_400


def test_a_commitment_is_a_digest_that_changes_with_the_seed_and_with_any_term() -> None:
    seeds = (SEED, SEED[::-1], b"")
    terms = (b"", b"terms", b"terms ", b"Terms")
    commitments = [commitment(seed, term) for seed in seeds for term in terms]
    assert len(set(commitments)) == len(commitments)
    assert all([len(one) == 64 and set(one) <= set("0123456789abcdef") for one in commitments])


def test_a_commitment_is_a_keyed_hash_of_the_terms() -> None:
    assert commitment(SEED, b"terms") == hmac.new(sha256(SEED).digest(), b"terms\0terms", sha256).hexdigest()


@pytest.mark.parametrize("other", [SEED + b"\0", SEED + bytes(64), sha256(SEED).digest()])
def test_no_other_seed_has_the_same_commitment(other: bytes) -> None:
    assert commitment(other, b"terms") != commitment(SEED, b"terms")


def test_a_draw_is_a_keyed_hash_of_its_purpose_and_number() -> None:
    third = hmac.new(SEED, b"draw\0cubes\0" + b"2\0" + b"0", sha256).digest()
    assert rolls(Dealer(SEED), "cubes", 3)[-1] == Roll(int.from_bytes(third[:8], "big") % 6)
