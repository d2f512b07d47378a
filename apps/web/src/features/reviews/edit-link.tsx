import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { IconPencil } from '../../ui/icons.tsx';
import { rowName } from './review-words.ts';

interface Props {
  reportType: ReportType;
  textKey: string;
  /** The review to come back to. */
  review: string;
}

/** The way to the editor of a text, which knows the way back. */
export function EditLink({ reportType, textKey, review }: Props) {
  const place = placeOfKey(textKey);
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />}
      aria-label={m.review_edit_of({ text: rowName(textKey) })}
      renderRoot={(props) =>
        place ? (
          <Link
            {...props}
            to="/product/knowledge/$type/$planet/$position"
            params={{ type: reportType, planet: place.planet, position: String(place.position) }}
            search={{ review }}
          />
        ) : (
          <Link
            {...props}
            to="/product/knowledge/$type/frame/$key"
            params={{ type: reportType, key: textKey }}
            search={{ review }}
          />
        )
      }
    >
      {m.review_edit()}
    </Button>
  );
}
