import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Rich } from '../../ui/rich.tsx';
import classes from './legal-page.module.css';

/** One subject of a legal page: its heading and what is said. */
export interface Clause {
  title: string;
  text: string;
}

interface Props {
  title: string;
  lead: string;
  clauses: readonly Clause[];
  other: { to: '/terms' | '/privacy-notice'; label: string };
}

/** A page of plain legal words, and whom to ask. */
export function LegalPage({ title, lead, clauses, other }: Props) {
  const { supportEmail } = useProductInfo();
  return (
    <article className={classes.page}>
      <PageHeader title={title} lead={lead} />
      {clauses.map((clause) => (
        <section key={clause.title}>
          <Title order={2} size="h3">
            {clause.title}
          </Title>
          <Text>{clause.text}</Text>
        </section>
      ))}
      {supportEmail && (
        <section>
          <Title order={2} size="h3">
            {m.account_legal_ask()}
          </Title>
          <Text>
            <Rich message={m.account_legal_ask_text} inputs={{}} places={{ support: <SupportLink /> }} />
          </Text>
        </section>
      )}
      <nav className={classes.ways} aria-label={m.account_legal_ways()}>
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to={other.to} />}>
          {other.label}
        </Anchor>
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/" />}>
          {m.action_home()}
        </Anchor>
      </nav>
    </article>
  );
}
