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
    [m.data_clause_fiduciary_title(), m.data_clause_fiduciary({ legalName, address })],
    [m.data_clause_processor_title(), m.data_clause_processor({ company, product, legalName })],
    [m.data_clause_stored_title(), m.data_clause_stored()],
    [m.data_clause_product_title(), m.data_clause_product({ product })],
    [m.legal_model_title(), languageModel ? modelNotice(languageModel) : m.legal_no_model()],
    [
      m.data_clause_long_title(),
      months === null ? m.data_clause_long_never({ legalName }) : m.data_clause_long_months({ months }),
    ],
    [m.data_clause_withdrawal_title(), m.data_clause_withdrawal()],
    [
      m.data_clause_ask_title(),
      officerPhone
        ? m.data_clause_ask_phone({ officerName, officerEmail, officerPhone })
        : m.data_clause_ask({ officerName, officerEmail }),
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
