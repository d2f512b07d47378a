import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  to: '/enterprise/data/reports/$id' | '/enterprise/data/consents/$id';
  id: string;
  children: ReactNode;
}

/** The way to one report or consent, in a list. */
export function RecordLink({ to, id, children }: Props) {
  return (
    <Anchor
      fz="inherit"
      underline="always"
      renderRoot={(props) => <Link {...props} to={to} params={{ id }} />}
    >
      {children}
    </Anchor>
  );
}
