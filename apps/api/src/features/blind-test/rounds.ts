import { randomBytes } from 'node:crypto';
import type { BlindStanding } from '@udaya/core/blind-test/blind-words';
import { protocol, type RoundFigures } from '@udaya/core/blind-test/protocol';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { birthsOfBand, deriveBirth, seedHash } from './derive-draw.ts';
import {
  countDraws,
  type Draw,
  findRunning,
  insertRound,
  listDraws,
  listRounds,
  nextRound,
  type Round,
  setEnded,
} from './store.ts';

export interface RoundDeps {
  system: SystemDb;
  /** Seals the seeds. */
  seedKey: Buffer;
}

const seedBytes = 32;
const bindingOf = (round: number) => `blind_test_rounds:${round}:seed_sealed`;

/** The seed of a round, which nobody hears of before its end. */
export function seedOf({ seedKey }: Pick<RoundDeps, 'seedKey'>, { number, seedSealed }: Round): Buffer {
  return Buffer.from(unseal(seedKey, seedSealed, bindingOf(number)), 'hex');
}

/** Opens the next round with a seed of its own, whose hash is public from then on. */
export async function openNext(db: Queryable, seedKey: Buffer): Promise<void> {
  const number = await nextRound(db);
  const seed = randomBytes(seedBytes);
  await insertRound(db, {
    number,
    protocol: protocol.version,
    size: protocol.size,
    seedHash: seedHash(seed),
    seedSealed: seal(seedKey, seed.toString('hex'), bindingOf(number)),
  });
}

/** Sees to it that a round is running under today's protocol; one that began under another ends without a result. */
export async function ensureRound({ system, seedKey }: RoundDeps): Promise<void> {
  const running = await findRunning(system);
  if (running?.protocol === protocol.version) return;
  await system.transaction(async (tx) => {
    if (running) await setEnded(tx, running.number, 'protocol');
    await openNext(tx, seedKey);
  });
}

/** Choices A or B, and how many of them took the own part. */
export interface Tally {
  choices: number;
  hits: number;
  /** Who could not tell. */
  unsure: number;
}

/** What everybody may know of a round: its seed once it is over, and nothing before that. */
export interface PublicRound extends RoundFigures {
  number: number;
  protocol: string;
  size: number;
  seedHash: string;
  openedAt: Date;
  endedAt: Date | null;
  /** Hex; undefined while the round is running. */
  seed: string | undefined;
  /** Pairs that were opened and of which nothing was said. */
  unanswered: number;
  tallies: Record<BlindStanding, Tally>;
}

/** All rounds with their figures, the running one last. */
export async function describeRounds(deps: RoundDeps): Promise<PublicRound[]> {
  const [rounds, counts] = await Promise.all([listRounds(deps.system), countDraws(deps.system)]);
  return rounds.map((round) => {
    const own = counts.filter((one) => one.round === round.number);
    const sum = (rows: typeof own) => rows.reduce((total, one) => total + one.count, 0);
    const tally = (standing: BlindStanding): Tally => {
      const said = own.filter((one) => one.standing === standing);
      return {
        choices: sum(said.filter(({ choice }) => choice === 'A' || choice === 'B')),
        hits: sum(said.filter(({ hit }) => hit)),
        unsure: sum(said.filter(({ choice }) => choice === 'unsure')),
      };
    };
    const tallies = { counted: tally('counted'), further: tally('further'), read: tally('read') };
    const { number, protocol, size, seedHash, openedAt, endedAt, ended } = round;
    return {
      number,
      protocol,
      size,
      seedHash,
      openedAt,
      endedAt,
      end: ended,
      seed: ended ? seedOf(deps, round).toString('hex') : undefined,
      choices: tallies.counted.choices,
      hits: tallies.counted.hits,
      unanswered: sum(own.filter(({ choice }) => choice === null)),
      tallies,
    };
  });
}

/** What the file of a round says of one draw: all that it was made of, and what became of it. */
export interface PublicDraw extends Draw {
  /** The instant of the other birth, ISO in UTC. */
  otherBirth: string;
}

/** The draws of a round that is over; undefined of one that is running, or that there is not. */
export async function readDraws(deps: RoundDeps, number: number): Promise<PublicDraw[] | undefined> {
  const round = (await listRounds(deps.system)).find((one) => one.number === number);
  if (!round?.ended) return undefined;
  const seed = seedOf(deps, round);
  const draws = await listDraws(deps.system, number);
  return draws.map((draw) => {
    const range = birthsOfBand(draw.band, draw.month);
    const ms = deriveBirth(seed, draw.number, range);
    return { ...draw, otherBirth: new Date(ms).toISOString() };
  });
}
