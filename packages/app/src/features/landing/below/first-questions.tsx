import { useLingui } from '@lingui/react/macro';
import { Landing } from '@mediation/ui';
import { EyeClosed, Handshake, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** What a person asks before they trust a page such as this. */
export function FirstQuestions() {
  const { t } = useLingui();
  return (
    <Landing.Questions title={t`What people ask first`}>
      <Landing.Question
        icon={<Wallet />}
        title={t`What does it cost?`}
        more={<Link to={{ pathname: paths.faq(), hash: 'money-and-costs' }}>{t`More about costs`}</Link>}
      >
        <p>{t`Looking around costs nothing, and so does asking an office.`}</p>
        <p>{t`Each office has its own prices. You see each price, and your share of it, before you say yes. Some offices ask for less when the income is low.`}</p>
      </Landing.Question>
      <Landing.Question
        icon={<Handshake />}
        title={t`Who are you?`}
        more={<Link to={paths.whatToExpect()}>{t`How a mediator works`}</Link>}
      >
        <p>{t`Mediators of independent offices. They take no side, decide nothing for you, and do not judge.`}</p>
        <p>{t`You learn who your mediator is before you tell your story. You can stop at any time.`}</p>
      </Landing.Question>
      <Landing.Question
        icon={<EyeClosed />}
        title={t`What if my partner finds out?`}
        more={<Link to={paths.whatStays()}>{t`What stays on this device`}</Link>}
      >
        <p>{t`Nobody learns that you looked here, and nobody is asked in before you say so. We write only where you tell us it is safe.`}</p>
        <p>{t`“Quick exit” leaves at once. Your browser may still keep this visit in its history.`}</p>
      </Landing.Question>
    </Landing.Questions>
  );
}
