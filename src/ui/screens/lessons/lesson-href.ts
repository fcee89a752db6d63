import { lessonDetail } from '../../../store/lessons/lesson-address';
import { hashOf } from '../../base/doors/route';

/** The way to a lesson, at its beginning or at one of its moments. */
export const addressOfLesson = (id: string, at = 0): string => hashOf({ door: 'lesson', detail: lessonDetail(id, at) });
