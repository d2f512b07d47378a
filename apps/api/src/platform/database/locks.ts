/** Numbers of the advisory locks that processes of the product share. Any will do, as long as no two are the same. */
export const advisoryLocks = {
  migrate: 7_120_441,
  loadPlaces: 7_120_442,
  sandboxTables: 7_120_443,
  seedDemo: 7_120_444,
  tenantRoles: 7_120_445,
} as const;
