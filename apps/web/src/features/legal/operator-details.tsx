import { Anchor } from '@mantine/core';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { DetailsList } from '../../ui/details-list.tsx';

/** Who sells the reports, and where; what the operator has not named is left out. */
export function SellerDetails() {
  const { operator, supportEmail } = useProductInfo();
  return (
    <DetailsList
      items={[
        { term: m.legal_seller_name(), value: operator.legalName },
        { term: m.legal_seller_address(), value: operator.address },
        { term: m.legal_email(), value: supportEmail && <MailTo address={supportEmail} /> },
        { term: m.legal_phone(), value: operator.phone && <CallTo number={operator.phone} /> },
      ]}
    />
  );
}

/** Who answers complaints, by name. */
export function GrievanceDetails() {
  const { grievanceOfficer, grievanceEmail, grievancePhone } = useProductInfo().operator;
  return (
    <DetailsList
      items={[
        { term: m.legal_officer(), value: grievanceOfficer },
        { term: m.legal_email(), value: grievanceEmail && <MailTo address={grievanceEmail} /> },
        { term: m.legal_phone(), value: grievancePhone && <CallTo number={grievancePhone} /> },
      ]}
    />
  );
}

function MailTo({ address }: { address: string }) {
  return (
    <Anchor href={`mailto:${address}`} underline="always" fz="inherit">
      {address}
    </Anchor>
  );
}

function CallTo({ number }: { number: string }) {
  return (
    <Anchor href={`tel:${number.replace(/[^+\d]/g, '')}`} underline="always" fz="inherit">
      {number}
    </Anchor>
  );
}
