import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';

const messages = defineMessages({
  en: { joinGroup: 'Join the social group' },
  fr: { joinGroup: 'Rejoindre notre groupe' },
});

interface Props {
  variant?: 'primary' | 'secondary' | 'ghost';
  className?: string | undefined;
  children?: string;
}

/** Links to the community's group on the social network. */
export function SocialGroupButton({ variant = 'primary', className, children }: Props) {
  const { joinGroup } = useMessages(messages);

  return (
    <Button
      variant={variant}
      className={className}
      render={<ExternalLink href={brand.links.socialGroup} />}
    >
      {children ?? joinGroup}
    </Button>
  );
}
