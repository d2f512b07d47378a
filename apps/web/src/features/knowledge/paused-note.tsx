import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { IconArrowLeft, IconShieldHeart } from '../../ui/icons.tsx';

interface Props {
  /** The review that holds the texts; null where nothing does. */
  heldBy: string | null;
  /** The review that led here. */
  review: string | undefined;
}

/** That readers flagged a text, and the way to the review of it, or back to the one that led here. */
export function PausedNote({ heldBy, review }: Props) {
  const to = heldBy ?? review;
  if (!to) return null;
  return (
    <Alert
      color="clay"
      icon={<IconShieldHeart size={20} stroke={1.7} aria-hidden="true" />}
      role="note"
      title={heldBy ? m.review_held() : m.review_from()}
    >
      <p>{heldBy ? m.review_held_text() : m.review_from_text()}</p>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} to="/product/reviews/$id" params={{ id: to }} />}
      >
        {review === to ? m.review_back_to() : m.review_to()}
      </Button>
    </Alert>
  );
}
