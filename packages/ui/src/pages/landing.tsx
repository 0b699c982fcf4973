import { CircleCheck, Clock, WandSparkles } from 'lucide-react';
import { useStoryBrand } from '../foundations/story-brand.tsx';
import { Badge, Button, Landing, LandingThreads, SkipLink } from '../index.ts';
import { brandWithName, quickExit } from './frame.tsx';
import { stepNames } from './people.ts';

const links = (
  <>
    <a href="#expect">What to expect</a>
    <a href="#faq">FAQ</a>
    <a href="#privacy">Privacy policy</a>
  </>
);

const facts = [
  { number: '4–8', meaning: 'weeks from first form to final agreement, for most families' },
  { number: '3–5', meaning: 'sessions with your mediator, 60 to 90 minutes each' },
  { number: '24–48', meaning: 'hours for your mediator to look at what you send' },
];

/** What a guest sees first, and who was away for too long. */
export function LandingPage({ hasEnded = false }: { hasEnded?: boolean }) {
  const { tagline } = useStoryBrand();
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <Landing.Root brand={brandWithName} links={links} linksLabel="About mediation" quickExit={quickExit}>
        {hasEnded && <Landing.Message>Your session has ended. Sign in to go on where you were.</Landing.Message>}
        <Landing.Hero
          tagline={tagline}
          title="Two people, one agreement, and someone to help you get there."
          lead="A private place to share documents, meet your mediator and talk things through. You go one step at a time, and you always know what comes next."
          actions={
            <>
              <Button asChild size="large">
                <a href="#register">Register</a>
              </Button>
              <Button asChild size="large" tone="secondary">
                <a href="#sign-in">Sign In</a>
              </Button>
            </>
          }
          facts={facts}
        />
        <LandingThreads label="The seven steps" steps={stepNames} />
        <Features />
      </Landing.Root>
    </>
  );
}

function Features() {
  return (
    <Landing.Features label="How it helps">
      <Landing.Feature
        title="Your case in one place"
        text="Upload each paper once. See what is done and what is still needed."
        picture={
          <>
            <Landing.Line>
              <CircleCheck /> Pay slips, last 3 months <Badge tone="success">Accepted</Badge>
            </Landing.Line>
            <Landing.Line>
              <Clock /> Mortgage statement <Badge>In review</Badge>
            </Landing.Line>
          </>
        }
      />
      <Landing.Feature
        title="Messages that stay calm"
        text="Talk through your mediator, with help when the words are hard to find."
        picture={
          <>
            <Landing.Struck>You never tell me when you’re late.</Landing.Struck>
            <Landing.Line tone="mediator">
              <WandSparkles /> Could you text me if you’re running late?
            </Landing.Line>
          </>
        }
      />
      <Landing.Feature
        title="Sessions at your pace"
        text="Meet by video or in person. Move a session up to 24 hours before."
        picture={
          <Landing.Appointment day="3" month="Dec" title="First session">
            Thursday, 10:00 to 11:15, by video
          </Landing.Appointment>
        }
      />
    </Landing.Features>
  );
}
