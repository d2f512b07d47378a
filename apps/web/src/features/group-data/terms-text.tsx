import { Text, Title } from '@mantine/core';
import type { GroupDuty } from '@udaya/contract/group-data';
import { modelNotice } from '@udaya/contract/model-notice';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import classes from './data-frame.module.css';

interface Props {
  duty: GroupDuty;
  fiduciary: NonNullable<GroupDuty['fiduciary']>;
}

/** The terms of a group in plain words. */
export function TermsText({ duty, fiduciary }: Props) {
  const { languageModel } = useProductInfo();
  const { processor, retentionMonths: months } = duty;
  const { legalName, address, officerName, officerEmail, officerPhone } = fiduciary;
  const { company, product } = processor;
  const clauses = [
    [m.duty_clause_fiduciary_title(), m.duty_clause_fiduciary({ legalName, address })],
    [m.duty_clause_processor_title(), m.duty_clause_processor({ company, product, legalName })],
    [m.duty_clause_stored_title(), m.duty_clause_stored()],
    [m.duty_clause_product_title(), m.duty_clause_product({ product })],
    [m.trace_model_title(), languageModel ? modelNotice(languageModel) : m.trace_no_model()],
    [
      m.duty_clause_long_title(),
      months === null ? m.duty_clause_long_never({ legalName }) : m.duty_clause_long_months({ months }),
    ],
    [m.duty_clause_withdrawal_title(), m.duty_clause_withdrawal()],
    [
      m.duty_clause_ask_title(),
      officerPhone
        ? m.duty_clause_ask_phone({ officerName, officerEmail, officerPhone })
        : m.duty_clause_ask({ officerName, officerEmail }),
    ],
  ] as const;
  return (
    <div className={classes.clauses}>
      {clauses.map(([title, text]) => (
        <section key={title}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text>{text}</Text>
        </section>
      ))}
    </div>
  );
}
