/** What a log shows of an account that it knows by its id. */
export interface AccountName {
  /** Empty where it was erased. */
  username: string;
  erased: boolean;
}

/** How logs, which hold ids only, get to accounts and their names. */
export interface AccountLookup {
  /** The account with this username, email address or id; undefined where there is none. */
  find(text: string): Promise<string | undefined>;
  /** The names of accounts; one that is not there any more is left out. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, AccountName>>;
}

/** An account as a log shows it; one that is gone counts as erased. */
export function nameIn(
  names: ReadonlyMap<string, AccountName>,
  id: string,
): { id: string; username: string; erased: boolean } {
  return { id, ...(names.get(id) ?? { username: '', erased: true }) };
}
