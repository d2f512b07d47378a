import { blindTest } from '@udaya/contract/blind-test';
import type { Serve } from '../../platform/http/serve.ts';
import { choosePart } from './choose-part.ts';
import { drawPair } from './draw-pair.ts';
import { listTestable } from './list-testable.ts';
import type { BlindTestDeps } from './read-own.ts';

/** The blind test of a report, for the parent who bought it. */
export function blindTestRoutes(serve: Serve<BlindTestDeps>): void {
  serve(blindTest.read, listTestable);
  serve(blindTest.draw, drawPair);
  serve(blindTest.choose, choosePart);
}
