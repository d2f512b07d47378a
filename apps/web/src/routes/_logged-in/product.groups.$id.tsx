import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { CountryField } from '../../features/accounts/person/country-field.tsx';
import { GroupPage } from '../../features/groups/product/group-page.tsx';
import { GroupSearch } from '../../features/groups/product/group-search.ts';

export const Route = createFileRoute('/_logged-in/product/groups/$id')({
  staticData: { title: m.group_one, roles: ['productAdmin'] },
  validateSearch: GroupSearch,
  loader: ({ params: { id } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/groups/product/product-group-queries.ts')).productGroupQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return (
      <GroupPage
        key={id}
        id={id}
        search={Route.useSearch()}
        renderCountry={({ name, error, onChoose }) => (
          <CountryField
            name={name}
            pcode=""
            path="edit-group-country"
            error={error}
            onChoose={(country) => onChoose(country.name)}
          />
        )}
      />
    );
  },
});
