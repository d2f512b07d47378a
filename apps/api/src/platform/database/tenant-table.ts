import type { Role } from '@udaya/core/identity/roles';

/** The roles of enterprise groups: PostgreSQL itself keeps each of them to its own rows. */
export type GroupRole = Extract<Role, 'groupAdmin' | 'branchAdmin' | 'groupUser'>;

/** Whose rows of a table a role reaches: those whose column holds the actor's group, branch or account. */
export interface OwnRows {
  column: string;
  holds: 'group' | 'branch' | 'user';
}

type Privilege = 'select' | 'insert' | 'update' | 'delete';
/** Each role with what it may do; without a role it may do nothing. */
type May = Partial<Record<GroupRole, readonly Privilege[]>>;

/** What the roles of groups may do with a table. What is not said is refused by PostgreSQL. */
export type TenantTable = { table: string } & (
  | {
      /** Each role with its own rows. */
      rows: Partial<Record<GroupRole, OwnRows>>;
      may: May;
      /** What is added may be about anybody, as a line of a log is. */
      adds?: true;
    }
  | {
      /** The rows belong to those of another table, whose id stands in `column`: they are reached with them. */
      of: string;
      column: string;
      may: May;
    }
  | {
      /** Its rows are nobody's, and why: whoever may do something may do it with all of them. */
      shared: string;
      may: May;
    }
  | {
      /** No group has anything to do with it. */
      closed: true;
      may?: undefined;
    }
);
