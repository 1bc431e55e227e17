import { Page } from '@camp/ui/Page';

export default function RegionsPage() {
  return <Page title="Regions">{null}</Page>;
}
