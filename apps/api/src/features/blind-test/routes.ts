import { blindTest } from '@udaya/contract/blind-test';
import type { Serve } from '../../platform/http/serve.ts';
import { beginTest } from './begin-test.ts';
import { choosePart } from './choose-part.ts';
import { openPair } from './open-pair.ts';
import type { BlindTestDeps } from './read-own.ts';

/** The blind test of a report, for the parent who bought it. */
export function blindTestRoutes(serve: Serve<BlindTestDeps>): void {
  serve(blindTest.begin, beginTest);
  serve(blindTest.open, openPair);
  serve(blindTest.choose, choosePart);
}
