import type { Feature } from '../../platform/feature.ts';
import type { BlindTestDeps } from './read-own.ts';
import { describeRounds, ensureRound, type PublicDraw, type PublicRound, readDraws } from './rounds.ts';
import { blindTestRoutes } from './routes.ts';

/** The blind test, with what is public of it. */
export interface BlindTestFeature extends Feature {
  /** Opens a round where none is running, so that the hash of its seed is public before anything is drawn. */
  begin: () => Promise<void>;
  rounds: () => Promise<PublicRound[]>;
  /** The draws of a round that is over; undefined of any other. */
  draws: (round: number) => Promise<PublicDraw[] | undefined>;
}

/** The blind test of ourselves: rounds, draws and choices. */
export function openBlindTest(deps: BlindTestDeps): BlindTestFeature {
  return {
    routes: (serveWith) => blindTestRoutes(serveWith(deps)),
    begin: () => ensureRound(deps),
    rounds: () => describeRounds(deps),
    draws: (round) => readDraws(deps, round),
  };
}
