import { useTimelineTexts } from '../../../i18n/timeline-texts';
import type { Review } from '../../../store/desk/review';
import { Icon } from '../../base/art';
import './review.css';

/** Says all around that the table is not as it is now. */
export function ReviewFrame({ review }: { readonly review: Review }) {
  const { badge } = useTimelineTexts();
  return (
    <div className={`review-frame review-frame--${review.kind}`} data-review={review.kind}>
      <b
        className="absolute top-0 left-1/2 inline-flex [translate:-50%_0] items-center gap-2.25 rounded-b-tray bg-(--frame) px-4.5 pt-2 pb-2.25 normal-nums font-text text-note/tight font-semibold tracking-head whitespace-nowrap text-case in-data-[layout=phone]:px-2.5 in-data-[layout=phone]:py-1.25 in-data-[layout=phone]:text-min in-data-[layout=tablet]:left-[390px]"
        role="status"
      >
        <Icon name={review.kind === 'preview' ? 'eye' : 'timeline'} className="size-4.5" />
        {review.branch === null ? badge[review.kind] : badge.branch}
      </b>
    </div>
  );
}
