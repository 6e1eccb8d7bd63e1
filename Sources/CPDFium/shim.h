#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// The part of PDFium's public C interface that Vorleser calls, in our own words. Sources: the documentation of
// fpdfview.h, fpdf_doc.h, fpdf_edit.h, fpdf_transformpage.h and fpdf_text.h. Texts are UTF-16, little endian, with their terminator; a call with too
// small a buffer answers how many bytes it needs.

#pragma clang assume_nonnull begin

typedef struct CPDFDocument CPDFDocument;
typedef struct CPDFPage CPDFPage;
typedef struct CPDFText CPDFText;
typedef struct CPDFBookmark CPDFBookmark;
typedef struct CPDFDestination CPDFDestination;
typedef struct CPDFAction CPDFAction;
typedef struct CPDFBitmap CPDFBitmap;
typedef struct CPDFLink CPDFLink;
typedef struct CPDFObject CPDFObject;
typedef struct CPDFClip CPDFClip;
typedef struct CPDFSegment CPDFSegment;

typedef struct CPDFRectangle {
  float left, top, right, bottom;
} CPDFRectangle;

typedef struct CPDFMatrix {
  float a, b, c, d, e, f;
} CPDFMatrix;

typedef struct CPDFQuadrilateral {
  float x1, y1, x2, y2, x3, y3, x4, y4;
} CPDFQuadrilateral;

typedef struct CPDFFunctions {
  void (*FPDF_InitLibrary)(void);
  CPDFDocument *_Nullable (*FPDF_LoadMemDocument64)(const void *bytes, size_t count,
                                                    const char *_Nullable password);
  unsigned long (*FPDF_GetLastError)(void);
  int (*FPDF_GetPageCount)(CPDFDocument *);
  CPDFPage *_Nullable (*FPDF_LoadPage)(CPDFDocument *, int index);
  void (*FPDF_ClosePage)(CPDFPage *);
  // Makes annotations and forms a part of the page, as on the screen with 0; 1 says that there were some.
  int (*FPDFPage_Flatten)(CPDFPage *, int usage);
  int (*FPDF_GetPageBoundingBox)(CPDFPage *, CPDFRectangle *out);
  // As the page is shown, in points: turned pages are turned.
  float (*FPDF_GetPageWidthF)(CPDFPage *);
  float (*FPDF_GetPageHeightF)(CPDFPage *);
  // Quarters of a turn with the clock.
  int (*FPDFPage_GetRotation)(CPDFPage *);
  CPDFBitmap *_Nullable (*FPDFBitmap_CreateEx)(int width, int height, int format,
                                               void *_Nullable memory, int stride);
  int (*FPDFBitmap_FillRect)(CPDFBitmap *, int left, int top, int width, int height,
                             unsigned long colour);
  void *_Nullable (*FPDFBitmap_GetBuffer)(CPDFBitmap *);
  int (*FPDFBitmap_GetStride)(CPDFBitmap *);
  void (*FPDFBitmap_Destroy)(CPDFBitmap *);
  void (*FPDF_RenderPageBitmap)(CPDFBitmap *, CPDFPage *, int left, int top, int width, int height,
                                int turn, int flags);
  unsigned long (*FPDF_GetMetaText)(CPDFDocument *, const char *name, void *_Nullable out,
                                    unsigned long byteCount);
  unsigned long (*FPDF_GetPageLabel)(CPDFDocument *, int index, void *_Nullable out,
                                     unsigned long byteCount);
  unsigned long (*FPDFCatalog_GetLanguage)(CPDFDocument *, void *_Nullable out,
                                           unsigned long byteCount);
  CPDFBookmark *_Nullable (*FPDFBookmark_GetFirstChild)(CPDFDocument *, CPDFBookmark *_Nullable);
  CPDFBookmark *_Nullable (*FPDFBookmark_GetNextSibling)(CPDFDocument *, CPDFBookmark *);
  unsigned long (*FPDFBookmark_GetTitle)(CPDFBookmark *, void *_Nullable out,
                                         unsigned long byteCount);
  CPDFDestination *_Nullable (*FPDFBookmark_GetDest)(CPDFDocument *, CPDFBookmark *);
  CPDFAction *_Nullable (*FPDFBookmark_GetAction)(CPDFBookmark *);
  CPDFDestination *_Nullable (*FPDFAction_GetDest)(CPDFDocument *, CPDFAction *);
  int (*FPDFDest_GetDestPageIndex)(CPDFDocument *, CPDFDestination *);
  // The next link of a page; 0 at the end.
  int (*FPDFLink_Enumerate)(CPDFPage *, int *position, CPDFLink *_Nullable *_Nonnull out);
  CPDFDestination *_Nullable (*FPDFLink_GetDest)(CPDFDocument *, CPDFLink *);
  CPDFAction *_Nullable (*FPDFLink_GetAction)(CPDFLink *);
  int (*FPDFLink_GetAnnotRect)(CPDFLink *, CPDFRectangle *out);
  int (*FPDFLink_CountQuadPoints)(CPDFLink *);
  int (*FPDFLink_GetQuadPoints)(CPDFLink *, int index, CPDFQuadrilateral *out);
  // 3 is an address.
  unsigned long (*FPDFAction_GetType)(CPDFAction *);
  unsigned long (*FPDFAction_GetURIPath)(CPDFDocument *, CPDFAction *, void *_Nullable out,
                                         unsigned long byteCount);
  int (*FPDFDest_GetLocationInPage)(CPDFDestination *, int *hasX, int *hasY, int *hasZoom, float *x,
                                    float *y, float *zoom);
  // The kind of a destination, with up to four numbers.
  unsigned long (*FPDFDest_GetView)(CPDFDestination *, unsigned long *count, float *numbers);
  CPDFText *_Nullable (*FPDFText_LoadPage)(CPDFPage *);
  void (*FPDFText_ClosePage)(CPDFText *);
  int (*FPDFText_CountChars)(CPDFText *);
  unsigned int (*FPDFText_GetUnicode)(CPDFText *, int index);
  int (*FPDFText_IsGenerated)(CPDFText *, int index);
  double (*FPDFText_GetFontSize)(CPDFText *, int index);
  unsigned long (*FPDFText_GetFontInfo)(CPDFText *, int index, void *_Nullable name,
                                        unsigned long byteCount, int *_Nullable flags);
  int (*FPDFText_GetLooseCharBox)(CPDFText *, int index, CPDFRectangle *out);
  int (*FPDFText_GetMatrix)(CPDFText *, int index, CPDFMatrix *out);
  int (*FPDFText_GetCharOrigin)(CPDFText *, int index, double *x, double *y);
  int (*FPDFPage_CountObjects)(CPDFPage *);
  CPDFObject *_Nullable (*FPDFPage_GetObject)(CPDFPage *, int index);
  // 1 is text, 2 a path, 3 an image, 4 a shading, 5 a form: objects of its own, in a space of their own.
  int (*FPDFPageObj_GetType)(CPDFObject *);
  int (*FPDFPageObj_GetBounds)(CPDFObject *, float *left, float *bottom, float *right, float *top);
  int (*FPDFPageObj_GetMatrix)(CPDFObject *, CPDFMatrix *out);
  int (*FPDFFormObj_CountObjects)(CPDFObject *);
  CPDFObject *_Nullable (*FPDFFormObj_GetObject)(CPDFObject *, unsigned long index);
  int (*FPDFImageObj_GetImagePixelSize)(CPDFObject *, unsigned int *width, unsigned int *height);
  unsigned long (*FPDFImageObj_GetImageDataRaw)(CPDFObject *, void *_Nullable out,
                                                unsigned long byteCount);
  CPDFClip *_Nullable (*FPDFPageObj_GetClipPath)(CPDFObject *);
  int (*FPDFClipPath_CountPaths)(CPDFClip *);
  int (*FPDFClipPath_CountPathSegments)(CPDFClip *, int path);
  CPDFSegment *_Nullable (*FPDFClipPath_GetPathSegment)(CPDFClip *, int path, int segment);
  int (*FPDFPath_GetDrawMode)(CPDFObject *, int *fill, int *stroke);
  int (*FPDFPath_CountSegments)(CPDFObject *);
  CPDFSegment *_Nullable (*FPDFPath_GetPathSegment)(CPDFObject *, int index);
  // 0 is a line to its point, 1 a curve, 2 the start of a figure.
  int (*FPDFPathSegment_GetType)(CPDFSegment *);
  int (*FPDFPathSegment_GetPoint)(CPDFSegment *, float *x, float *y);
} CPDFFunctions;

// Finds every function; answers the name of one that is missing, or nothing.
static inline const char *_Nullable cpdf_find(void *library, CPDFFunctions *out) {
#define CPDF_FIND(name) \
  if (!(out->name = (__typeof__(out->name))dlsym(library, #name))) return #name;
  CPDF_FIND(FPDF_InitLibrary)
  CPDF_FIND(FPDF_LoadMemDocument64)
  CPDF_FIND(FPDF_GetLastError)
  CPDF_FIND(FPDF_GetPageCount)
  CPDF_FIND(FPDF_LoadPage)
  CPDF_FIND(FPDF_ClosePage)
  CPDF_FIND(FPDFPage_Flatten)
  CPDF_FIND(FPDF_GetPageBoundingBox)
  CPDF_FIND(FPDF_GetPageWidthF)
  CPDF_FIND(FPDF_GetPageHeightF)
  CPDF_FIND(FPDFPage_GetRotation)
  CPDF_FIND(FPDFBitmap_CreateEx)
  CPDF_FIND(FPDFBitmap_FillRect)
  CPDF_FIND(FPDFBitmap_GetBuffer)
  CPDF_FIND(FPDFBitmap_GetStride)
  CPDF_FIND(FPDFBitmap_Destroy)
  CPDF_FIND(FPDF_RenderPageBitmap)
  CPDF_FIND(FPDF_GetMetaText)
  CPDF_FIND(FPDF_GetPageLabel)
  CPDF_FIND(FPDFCatalog_GetLanguage)
  CPDF_FIND(FPDFBookmark_GetFirstChild)
  CPDF_FIND(FPDFBookmark_GetNextSibling)
  CPDF_FIND(FPDFBookmark_GetTitle)
  CPDF_FIND(FPDFBookmark_GetDest)
  CPDF_FIND(FPDFBookmark_GetAction)
  CPDF_FIND(FPDFAction_GetDest)
  CPDF_FIND(FPDFDest_GetDestPageIndex)
  CPDF_FIND(FPDFLink_Enumerate)
  CPDF_FIND(FPDFLink_GetDest)
  CPDF_FIND(FPDFLink_GetAction)
  CPDF_FIND(FPDFLink_GetAnnotRect)
  CPDF_FIND(FPDFLink_CountQuadPoints)
  CPDF_FIND(FPDFLink_GetQuadPoints)
  CPDF_FIND(FPDFAction_GetType)
  CPDF_FIND(FPDFAction_GetURIPath)
  CPDF_FIND(FPDFDest_GetLocationInPage)
  CPDF_FIND(FPDFDest_GetView)
  CPDF_FIND(FPDFText_LoadPage)
  CPDF_FIND(FPDFText_ClosePage)
  CPDF_FIND(FPDFText_CountChars)
  CPDF_FIND(FPDFText_GetUnicode)
  CPDF_FIND(FPDFText_IsGenerated)
  CPDF_FIND(FPDFText_GetFontSize)
  CPDF_FIND(FPDFText_GetFontInfo)
  CPDF_FIND(FPDFText_GetLooseCharBox)
  CPDF_FIND(FPDFText_GetMatrix)
  CPDF_FIND(FPDFText_GetCharOrigin)
  CPDF_FIND(FPDFPage_CountObjects)
  CPDF_FIND(FPDFPage_GetObject)
  CPDF_FIND(FPDFPageObj_GetType)
  CPDF_FIND(FPDFPageObj_GetBounds)
  CPDF_FIND(FPDFPageObj_GetMatrix)
  CPDF_FIND(FPDFFormObj_CountObjects)
  CPDF_FIND(FPDFFormObj_GetObject)
  CPDF_FIND(FPDFImageObj_GetImagePixelSize)
  CPDF_FIND(FPDFImageObj_GetImageDataRaw)
  CPDF_FIND(FPDFPageObj_GetClipPath)
  CPDF_FIND(FPDFClipPath_CountPaths)
  CPDF_FIND(FPDFClipPath_CountPathSegments)
  CPDF_FIND(FPDFClipPath_GetPathSegment)
  CPDF_FIND(FPDFPath_GetDrawMode)
  CPDF_FIND(FPDFPath_CountSegments)
  CPDF_FIND(FPDFPath_GetPathSegment)
  CPDF_FIND(FPDFPathSegment_GetType)
  CPDF_FIND(FPDFPathSegment_GetPoint)
#undef CPDF_FIND
  return NULL;
}

#pragma clang assume_nonnull end
