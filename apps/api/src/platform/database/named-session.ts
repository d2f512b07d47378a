import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { nameOf, openStatementNames } from './statement-names.ts';

type Session = NodePgSession<Record<string, never>, Record<string, never>>;

const nameOfRepeated = openStatementNames();

/** The query layer's session: statements that are built once, and those that come again, bear a name. */
export class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery: Session['prepareQuery'] = (query, fields, name, ...further) => {
    const given = name === undefined ? nameOfRepeated(query.sql) : nameOf(query.sql);
    return super.prepareQuery(query, fields, given, ...further);
  };
}
