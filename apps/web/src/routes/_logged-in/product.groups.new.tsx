import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { CountryField } from '../../features/accounts/person/country-field.tsx';
import { NewGroupPage } from '../../features/groups/product/new-group-page.tsx';

export const Route = createFileRoute('/_logged-in/product/groups/new')({
  staticData: { title: m.group_new, roles: ['productAdmin'] },
  component: () => (
    <NewGroupPage
      renderCountry={({ name, error, onChoose }) => (
        <CountryField
          name={name}
          pcode=""
          path="new-group-country"
          error={error}
          onChoose={(country) => onChoose(country.name)}
        />
      )}
    />
  ),
});
