import { Page } from '@camp/ui/Page';

export default function HubPage() {
  return <Page title="My Hub">{null}</Page>;
}
