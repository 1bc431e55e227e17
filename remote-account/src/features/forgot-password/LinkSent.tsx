import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { messages } from './messages.ts';

interface Props {
  email: string;
  onAnother: () => void;
}

/** What follows the request, and tells nobody whether there is such an account. */
export function LinkSent({ email, onAnother }: Props) {
  const texts = useMessages(messages);

  return (
    <Page title={texts.sent.title} lead={texts.sent.text(email)} width="narrow">
      <p>{texts.sent.hint}</p>
      <Button render={<Link to="/login" />}>{texts.backToLogin}</Button>
      <Button variant="secondary" onClick={onAnother}>
        {texts.sent.again}
      </Button>
    </Page>
  );
}
