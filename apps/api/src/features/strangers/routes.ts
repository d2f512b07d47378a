import { strangers } from '@udaya/contract/strangers';
import type { Serve } from '../../platform/http/serve.ts';
import { makeStrangersToken, type StrangerDeps, searchOpenPlaces, showSky } from './show-sky.ts';

/** What is open before anybody has an account. */
export function strangerRoutes(serve: Serve<StrangerDeps>): void {
  serve(strangers.makeToken, makeStrangersToken);
  serve(strangers.searchPlaces, searchOpenPlaces);
  serve(strangers.showSky, showSky);
}
