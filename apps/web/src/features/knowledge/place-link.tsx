import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { KnowledgePlace } from '@udaya/contract/knowledge-schemas';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { ReactNode } from 'react';

interface Props extends Pick<AnchorProps, 'underline'> {
  reportType: ReportType;
  place: KnowledgePlace;
  children: ReactNode;
}

/** The way to a text: to the page of its planet and position, or to that of its key in the template. */
export function PlaceLink({ reportType, place: { key, planet, position }, underline, children }: Props) {
  return (
    <Anchor
      {...(underline ? { underline } : {})}
      renderRoot={(props) =>
        planet && position ? (
          <Link
            {...props}
            to="/product/knowledge/$type/$planet/$position"
            params={{ type: reportType, planet, position: String(position) }}
          />
        ) : (
          <Link {...props} to="/product/knowledge/$type/frame/$key" params={{ type: reportType, key }} />
        )
      }
    >
      {children}
    </Anchor>
  );
}
