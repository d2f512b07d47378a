import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { QueryView } from '../../shell/query-view.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { AcceptForm } from './accept-form.tsx';
import classes from './data-frame.module.css';
import { DataFrame } from './data-frame.tsx';
import { DutyForm } from './duty-form.tsx';
import { dutyQuery } from './group-data-queries.ts';
import { TermsText } from './terms-text.tsx';

/** Who answers for the data of a group, in a form and in the words of its terms. */
export function GroupTermsPage() {
  const query = useQuery(dutyQuery);
  return (
    <DataFrame lead={m.data_terms_lead()}>
      <div className={classes.panels}>
        <QueryView query={query} skeleton="30rem" surface>
          {(duty) => (
            <>
              <SectionPanel title={m.data_who_answers()} lead={m.data_who_answers_text()}>
                <DutyForm duty={duty} />
              </SectionPanel>
              <SectionPanel
                title={m.data_terms_title({ group: duty.groupName })}
                {...(duty.fiduciary ? {} : { lead: m.data_terms_missing() })}
              >
                {duty.fiduciary && (
                  <div className={classes.inside}>
                    <TermsText duty={duty} fiduciary={duty.fiduciary} />
                    <AcceptForm duty={duty} legalName={duty.fiduciary.legalName} />
                  </div>
                )}
              </SectionPanel>
            </>
          )}
        </QueryView>
      </div>
    </DataFrame>
  );
}
