/** Fixed parts of answers, by endpoint. Written by `scripts/answer-shapes.ts`; a test says when it is out of date. */
export const answerShapes: Readonly<Record<string, string>> = {
  checkoutNoteContact: '{message}',
  basketRestore:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  accountsVerify: '{message}',
  accountsResendVerification: '{message}',
  accountsRequestReset: '{message}',
  accountsResetPassword: '{message}',
  accountsEula: '{version,title,html,publishedAt,signedAt}',
  accountsSignEula:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsChangePassword:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsUpdateProfile:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsSetPicture:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsRemovePicture:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsBeginPasskey:
    '{rp{id,name},user{id,name,displayName},challenge,pubKeyCredParams[{type,alg}],timeout,excludeCredentials[{type,id}],authenticatorSelection{residentKey,requireResidentKey,userVerification},attestation}',
  accountsAddPasskey: '{message}',
  accountsRemovePasskey: '{message}',
  accountsPasskeyOptions: '{rpId,challenge,timeout,userVerification}',
  accountsPasskeyLogin:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsCaptcha:
    '({kind,algorithm,nonce,salt,cost,keyLength,keyPrefix,seal,expiresAt}|{kind,v3SiteKey,v2SiteKey})',
  accountsTextCode: '{message}',
  accountsBeginSms: '{message}',
  accountsConfirmSms:
    '{session{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions})?,store{active,all}},recoveryCodes[]}',
  accountsDisableSms:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsRecoveryLogin:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsConfirm: '{message}',
  accountsSecurity:
    '{twoFactor{enabled,recoveryCodesLeft,sms({mobile})?,smsAvailable},passkeys[{id,name,synced,createdAt,lastUsedAt}],sessions[{id,current,browser,system,ip,startedAt,lastSeenAt}],trustedDevices[{id,browser,system,trustedAt,lastUsedAt,expiresAt}]}',
  accountsBeginTwoFactor: '{secret,uri,qr[]}',
  accountsConfirmTwoFactor:
    '{session{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions})?,store{active,all}},recoveryCodes[]}',
  accountsNewRecoveryCodes: '{recoveryCodes[]}',
  accountsDisableTwoFactor:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsRevokeSession: '{message}',
  accountsRevokeOtherSessions: '{message}',
  accountsForgetDevice: '{message}',
  accountsGet:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsLogin:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsLogout: '{message}',
  accountsCreateCustomer:
    '{user({id,kind,email,firstName,lastName,avatar,verified,signedEula,internal,twoFactorAuthEnabled,permissions[]})?,store{active({division,name,host,logo,previewOrigin,plan,pro,paymentProcessor,currency,theme,role,dashboardPermissions,badges,force2fa,closed,review,closure,fraud})?,all[]}}',
  accountsAddresses:
    '{items[{firstName,lastName,company,street,street2,city,state,country,zip,eori,id,isDefault}],countries[],eoriCountries[]}',
  accountsAddAddress:
    '{items[{firstName,lastName,company,street,street2,city,state,country,zip,eori,id,isDefault}],countries[],eoriCountries[]}',
  accountsUpdateAddress:
    '{items[{firstName,lastName,company,street,street2,city,state,country,zip,eori,id,isDefault}],countries[],eoriCountries[]}',
  accountsSetDefaultAddress:
    '{items[{firstName,lastName,company,street,street2,city,state,country,zip,eori,id,isDefault}],countries[],eoriCountries[]}',
  accountsRemoveAddress:
    '{items[{firstName,lastName,company,street,street2,city,state,country,zip,eori,id,isDefault}],countries[],eoriCountries[]}',
  artemisQuery: '{data[{id,width,height,createdAt,thumbnails}],total,page,perPage}',
  artworksUpload: '{id,url,name,width,height,bytes,missingFonts[]}',
  basketList:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketAdd:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketBulkAdd:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketRemove:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketUpdate:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketApplyCoupon:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketRemoveCoupon:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketSetGiftNote:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketRecoverFavourites:
    '{items[{key,quantity,name,priceIncTax,fullPriceIncTax,image,options,productUuid,productId,productUrl,variantId,personalisation,bundleItems,giftCard,available,maxQuantity}],currency,totalQuantity,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon({code,description,problem})?,giftNote,freeDelivery({threshold,remaining})?}',
  basketEmailForLater: '{message}',
  blogPaginate: '{data[{url,title,metaImage}],total,page,perPage,tag({name,url})?,tags[{name,url,count}]}',
  blogGet:
    '{url,title,metaImage{banner,alt},excerpt,author,tags[{name,url}],publishedAt,readingMinutes,content,updatedAt,newer({url,title,metaImage{banner,alt}})?,older({url,title,metaImage{banner,alt}})?,related[{url,title,metaImage}]}',
  checkoutQuote:
    '{totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},needsDelivery,shippingMethods[{code,name,description,price,earliest,latest,orderWithin,pickup}],shippingMethod,countries[],eoriRequired,business{asked,state},giftCards[{id,ending,balance,amount,problem}],toPay,payment{processor,publishableKey,methods[]},fields{phone,company,street2,note,terms({page})?}}',
  checkoutPlace: '({status,orderHash,number}|{status,paymentIntent,challengeUrl,clientSecret})',
  checkoutToPay:
    '{state,attempts[{message,success,methodName,time}],toPay,payment{processor,publishableKey,methods[]},terms({page})?}',
  checkoutPay: '({status,orderHash,number}|{status,paymentIntent,challengeUrl,clientSecret})',
  checkoutConfirm: '({status,orderHash,number}|{status,paymentIntent,challengeUrl,clientSecret})',
  paymentsTestCard: '{paymentMethod,brand,last4}',
  giftCardsApply: '{message}',
  giftCardsRemove: '{message}',
  giftCardsBalance: '{ending,balance,value,currency,state,expiresAt}',
  helpList:
    '{groups[{code,title,text,questions}],reasons[{name,title,text}],popular[{name,title}],found([{name,title,answer,group}])?}',
  helpGroup: '{code,title,text,questions[{name,title,answer,group}]}',
  helpQuestion: '{name,title,answer,group{code,title},related[{name,title}]}',
  helpReason: '{name,title,text,actions[{text,href}],questions[{name,title,answer,group}]}',
  ordersInvoice:
    '{orderHash,number,kind,issuedAt,orderedAt,seller{name,address[],country,email,vatNumber,companyNumber,charityNumber},billingAddress{firstName,lastName,company,street,street2,city,state,country,zip,eori},shippingAddress{firstName,lastName,company,street,street2,city,state,country,zip,eori},lines[{id,name,sku,options,quantity,unit,unitTaxed,discount,vatRate,net,tax,total}],delivered,delivery{name,net,tax,total},rates[{vatRate,net,tax,total}],exported,totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},net,tax,payment{method,state,giftCardAmount}}',
  liveChatCurrent: '{open({chat{id,status,group,position,agent,name,email,startedAt,endedAt},messages[]})?}',
  liveChatStart:
    '{chat{id,status,group,position,agent,name,email,startedAt,endedAt},messages[{number,author,name,text,event,group,at,key}]}',
  liveChatRead:
    '{chat{id,status,group,position,agent,name,email,startedAt,endedAt},messages[{number,author,name,text,event,group,at,key}]}',
  liveChatSend: '{number,author,name,text,event,group,at,key}',
  liveChatEnd: '{id,status,group,position,agent,name,email,startedAt,endedAt}',
  notificationsKey: '{publicKey}',
  notificationsSubscribe: '{subscribed}',
  notificationsFind: '{subscribed}',
  notificationsUnsubscribe: '{stays}',
  ordersOptions:
    '{stage,canSetAddress,canChangeLines,canCancel,countries[],eoriCountries[],lines[{id,variantId,choices,quantityPrices}]}',
  ordersSetAddress: '{message}',
  ordersChangeLines: '{message,refund}',
  ordersCancel: '{message,refund}',
  ordersSendLink: '{message}',
  ordersReturns:
    '{until,lines[{id,returnable,reasons,choices}],returns[{id,number,resolution,note,state,askedAt,bookedAt,lines,code}],delivery,address[]}',
  ordersAskReturn: '{message,number}',
  ordersCancelReturn: '{message}',
  ordersGet:
    '{orderHash,number,status,flow,percentComplete,createdAt,currency,total,itemCount,email,items[{id,productId,productUrl,name,sku,image,design,options,personalisation,bundleItems,giftCard,quantity,price,tax,priceIncTax,discountTaxIncluded,total}],totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},coupon,note,shippingAddress{firstName,lastName,company,street,street2,city,state,country,zip,eori},billingAddress{firstName,lastName,company,street,street2,city,state,country,zip,eori},shippingMethod{code,name,estimate},payment{method,state,giftCardAmount},giftCards[{ending,amount,returned,balance}],statusLog[{id,from,status,reason,user,time}],trackingCodes[{code,carrier,url}],refunds[{id,amount,giftCardAmount,reason,state,time}],attempts[{message,success,methodName,time}]}',
  ordersMine:
    '{items[{orderHash,number,status,flow,percentComplete,createdAt,currency,total,itemCount,image}],total,page,perPage}',
  ordersHistory:
    '{items[{orderHash,number,status,flow,percentComplete,createdAt,currency,total,itemCount,image}],total,page,perPage}',
  accountsPersonalData:
    '{copy({id,requestedAt,readyAt,expiresAt,bytes})?,deletion({requestedAt,dueAt})?,mode,graceDays,obstacle}',
  accountsRequestCopy: '{message}',
  accountsDownloadCopy: '{about{store,account,madeAt,note},parts[{title,table,rows,withheld}]}',
  accountsRequestDeletion: '{message,dueAt}',
  accountsCancelDeletion: '{message}',
  policiesGet: '{name,title,text,sections[{title,html}],updatedAt,others[{name,title}]}',
  productsList:
    '{items[{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer,description,reviews,colours,sizes,gender,badge}],total,page,perPage,collection({urlName,name,description,image,metaTitle,metaDescription})?,creator({urlName,name,kind,about,image,links[]})?,facets{colour[],size[],gender[],price{min,max}}}',
  productsGet:
    '{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer{name,urlName},description,reviews{count,average},colours[{name,hex,image,available}],sizes[],gender,badge,sku,type,metaTitle,metaDescription,metaKeywords,tags[],collections[{urlName,name}],creator({urlName,name})?,images[{id,src,alt,colour,width,height}],namedOptions[{name,values}],variants[{id,sku,colour,size,price,salePrice,stock,available}],enableAddToCart,vatRate,tax,priceMatrix[{quantity,percent}],sizeChart({measures[],rows[]})?,personalizable,personalisation[{id,kind,label,help,required,maxLength,characters,pattern,choices,price}],isBundle,isGiftCard,bundleItems[{productId,quantity,name,urlName,image,price,variants}],separatePrice,bundles[{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer,description,reviews,colours,sizes,gender,badge,separatePrice,bundleItems}],details[{title,html}],files[{id,title,name,mime,bytes,url}],related[{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer,description,reviews,colours,sizes,gender,badge}],updatedAt}',
  productsReviews:
    '{items[{id,author,rating,title,body,verified,pictures,createdAt}],total,page,perPage,average,histogram[]}',
  productsSuggest:
    '{products[{urlName,name,image,price,salePrice,currency}],collections[{urlName,name}],pages[{path,title,description,icon}],terms[],didYouMean,popular[]}',
  productsFetch:
    '{items[{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer,description,reviews,colours,sizes,gender,badge}]}',
  productsFetchBase:
    '{id,uuid,urlName,name,image,imageAlt,hoverImage,currency,price,salePrice,onSale,available,manufacturer{name,urlName},description,reviews{count,average},colours[{name,hex,image,available}],sizes[],gender,badge,sku,type}',
  collectionsList: '{items[{id,name,urlName,description,productCount,banner}]}',
  productsTellWhenBack: '{message}',
  quotesRequest: '{orderHash,number}',
  quotesGet:
    '{orderHash,number,status,percentComplete,createdAt,currency,wish{product,colour,sizes[],prints[],deadline},details,contact{firstName,lastName,email,company,country,vatNumber},eoriRequired,artwork({id,url,name,width,height,bytes})?,items[{id,name,size,quantity,price,total}],totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},offer({message,at,validUntil})?,mockup,asked,poNumber,deliveryAddress({firstName,lastName,company,street,street2,city,state,country,zip,eori})?,moves[],statusLog[{id,from,status,reason,user,time}]}',
  quotesAnswer:
    '{orderHash,number,status,percentComplete,createdAt,currency,wish{product,colour,sizes[],prints[],deadline},details,contact{firstName,lastName,email,company,country,vatNumber},eoriRequired,artwork({id,url,name,width,height,bytes})?,items[{id,name,size,quantity,price,total}],totals{currency,subtotal,discount,goodsTax,taxDiscount,shipping,shippingTax,total},offer({message,at,validUntil})?,mockup,asked,poNumber,deliveryAddress({firstName,lastName,company,street,street2,city,state,country,zip,eori})?,moves[],statusLog[{id,from,status,reason,user,time}]}',
  ordersReviews: '{open,author,items[{productId,name,image,review}]}',
  ordersReview: '{open,author,items[{productId,name,image,review}]}',
  sitemapGet: '{sections[{kind,title,count,links,groups}],page,pages}',
  socialInstagramPosts: '{items[{id,caption,permalink,timestamp,mediaType,image}]}',
  storeUnlock: '{message}',
  storeSubscribe: '{message}',
  storeConfirmSubscription: '{message,status,offer}',
  storeContact: '{message}',
  storeSubmitRemill: '{type,message}',
  pagesGet:
    '{id,uuid,url,layout,blocks[],flags[],properties{isStorePage,isMailPage,loginState,title,description,ogImage,ySpacing,isSearchable,searchIcon},preloadables[],version,divisionId,published,sitemap,edited,keyPhraseCampaignId,mode}',
  pagesOpenGate: '{block}',
  studioProducts: '{items[{productId,urlName,name,type,garment,price,colours,sizes,sides}],currency}',
  studioSave: '{id}',
  studioDesign: '{side,x,y,width,rotation,productId,artwork{id,url,name,width,height,bytes}}',
};
