import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { ExternalLink } from '@camp/ui/ExternalLink';

interface Props {
  variant?: 'primary' | 'secondary';
  children?: string;
}

/** Leads to the community's group on the social network. */
export function SocialGroupButton({
  variant = 'primary',
  children = 'Join the social group',
}: Props) {
  return (
    <Button variant={variant} render={<ExternalLink href={brand.links.socialGroup} />}>
      {children}
    </Button>
  );
}
