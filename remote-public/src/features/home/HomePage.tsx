import { Page } from '@camp/ui/Page';

export default function HomePage() {
  return <Page title="Home">{null}</Page>;
}
