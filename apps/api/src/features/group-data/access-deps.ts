import type { SystemDb } from '../../platform/database/handles.ts';

/** What the pages about a group's data are made with. */
export interface AccessDeps {
  /** For the names of those who entered or did something, whoever may reach their accounts. */
  system: SystemDb;
}
