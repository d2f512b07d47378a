import { type AstroUser, astroUsers } from '@udaya/contract/astro-users';
import { call } from '../../api/call.ts';
import type { ChoiceSource } from './list-search.ts';

const asChoice = ({ id: value, firstName, lastName, username }: AstroUser) => ({
  value,
  label: `${firstName} ${lastName}`.trim(),
  detail: username,
});

/** The accounts of consumers that the product admin can choose from. */
export const accountChoices: ChoiceSource = {
  key: 'accounts',
  load: async ({ search, chosen }, signal) => {
    const page = await call(astroUsers.list, { query: { search, size: 20 }, signal });
    const found = page.keys.map(asChoice);
    const more = page.totalItems > found.length;
    if (!chosen || found.some(({ value }) => value === chosen)) return { content: found, more };
    // One that is erased has no name any more, but its payments may be listed all the same.
    const read = await call(astroUsers.read, { params: { id: chosen }, signal }).catch(() => undefined);
    return { content: read ? [asChoice(read), ...found] : found, more };
  },
};
