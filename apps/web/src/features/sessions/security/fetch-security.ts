import { fetchAhead } from '../../../api/fetch-ahead.ts';

/** Asks for what the page about password and sessions shows, along with the page; the same for every role. */
export function fetchSecurity(): void {
  const queries = import('./security-queries.ts');
  fetchAhead(async () => (await queries).sessionsQuery);
  fetchAhead(async () => (await queries).activityQuery);
}
