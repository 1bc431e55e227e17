import { Page } from '@camp/ui/Page';

export default function NotFoundPage() {
  return <Page title="404 File Not Found">{null}</Page>;
}
