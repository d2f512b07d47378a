import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import type { GroupFieldValues } from './group-fields.tsx';

/** The fields of a group as they are typed, and the version that the edits began with. */
export type EditedGroup = GroupFieldValues & { version: number };

/** The fields of a group before anybody typed. */
export function editedGroup(group: ProductGroup): EditedGroup {
  const { name, country, institutionCode, enterpriseCode, description, type, plan, version } = group;
  return { name, country, institutionCode, type, description, enterpriseCode, plan, version };
}

/** What was typed over `base`, put onto the group as it is `now`; `changed` names the fields that others changed meanwhile. */
export function mergeEdits(
  base: ProductGroup,
  typed: EditedGroup,
  now: ProductGroup,
): { merged: EditedGroup; changed: (keyof GroupFieldValues)[] } {
  const before = editedGroup(base);
  const fresh = editedGroup(now);
  const names = Object.keys(before).filter((name) => name !== 'version') as (keyof GroupFieldValues)[];
  const own = names.filter((name) => typed[name] !== before[name]);
  return {
    merged: { ...fresh, ...Object.fromEntries(own.map((name) => [name, typed[name]])) },
    changed: names.filter((name) => fresh[name] !== before[name]),
  };
}
