import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Rich } from '../../ui/rich.tsx';
import classes from './legal-page.module.css';

/** One subject of a legal page: its heading and what is said. */
export interface Clause {
  title: string;
  text?: string;
  /** Names and addresses below it. */
  details?: ReactNode;
  /** So that an address can lead to it. */
  id?: string;
}

const ways = {
  '/contact': m.legal_contact_title,
  '/terms': m.legal_terms_title,
  '/privacy-notice': m.legal_notice_title,
};

interface Props {
  title: string;
  lead: string;
  clauses: readonly Clause[];
  others: readonly (keyof typeof ways)[];
}

/** A page of plain legal words, and whom to ask. */
export function LegalPage({ title, lead, clauses, others }: Props) {
  const { supportEmail } = useProductInfo();
  return (
    <article className={classes.page}>
      <PageHeader title={title} lead={lead} />
      {clauses.map((clause) => (
        <section key={clause.title} id={clause.id}>
          <Title order={2} size="h3">
            {clause.title}
          </Title>
          {clause.text && <Text className={classes.text}>{clause.text}</Text>}
          {clause.details}
        </section>
      ))}
      {supportEmail && (
        <section>
          <Title order={2} size="h3">
            {m.legal_ask()}
          </Title>
          <Text>
            <Rich message={m.legal_ask_text} inputs={{}} places={{ support: <SupportLink /> }} />
          </Text>
        </section>
      )}
      <nav className={classes.ways} aria-label={m.legal_ways()}>
        {others.map((to) => (
          <Anchor key={to} size="sm" renderRoot={(props) => <Link {...props} to={to} />}>
            {ways[to]()}
          </Anchor>
        ))}
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/" />}>
          {m.action_home()}
        </Anchor>
      </nav>
    </article>
  );
}
