import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface Props {
  username: string;
  /** What the link says; the username without it. */
  name?: string;
}

/** The way from a payment to the account that it belongs to. */
export function AccountLink({ username, name }: Props) {
  return (
    <Anchor
      fz="inherit"
      fw="inherit"
      underline="always"
      renderRoot={(props) => <Link {...props} to="/product/astrouser-list" search={{ search: username }} />}
    >
      {name || username}
    </Anchor>
  );
}
