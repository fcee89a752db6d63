import { useTimelineTexts } from '../../../i18n/timeline-texts';
import type { Review } from '../../../store/desk/review';
import { Icon } from '../../base/art';
import './review.css';

/** Says all around that the table is not as it is now. */
export function ReviewFrame({ review }: { readonly review: Review }) {
  const { badge } = useTimelineTexts();
  return (
    <div className={`review-frame review-frame--${review.kind}`} data-review={review.kind}>
      <b className="review-frame__badge" role="status">
        <Icon name={review.kind === 'preview' ? 'eye' : 'timeline'} />
        {review.branch === null ? badge[review.kind] : badge.branch}
      </b>
    </div>
  );
}
