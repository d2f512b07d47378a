import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text compared without regard to case (PostgreSQL's citext). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** An instant in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
