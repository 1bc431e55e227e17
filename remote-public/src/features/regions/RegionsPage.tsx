import { Link } from '@camp/shell-api';
import { CardGrid } from '@camp/ui/Card';
import { Page } from '@camp/ui/Page';
import { RegionCard } from './RegionCard.tsx';
import { regions } from './regions.ts';

const breadcrumb = [{ label: 'Home', to: '/' }, { label: 'Regions' }];

/** All ten provinces and three territories, in rows of three. */
export default function RegionsPage() {
  return (
    <Page
      title="Regions"
      lead="We begin at home in British Columbia, and mean to pitch a tent in every province and territory."
      breadcrumb={breadcrumb}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      width="wide"
    >
      <CardGrid columns={3}>
        {regions.map((region) => (
          <RegionCard key={region.name} region={region} />
        ))}
      </CardGrid>
    </Page>
  );
}
